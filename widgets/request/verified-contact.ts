/** A name and a phone whose owner has shown the code. In memory, and in a pending submission. */
export interface VerifiedContact {
  name: string;
  phone: string;
  proof: string;
  /** The text that a robot typed where people see nothing. */
  website: string;
}
