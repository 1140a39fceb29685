/** A name and a phone whose owner has shown the code. In memory, and in a request that waits for the line. */
export interface VerifiedContact {
  name: string;
  phone: string;
  proof: string;
  /** What a robot typed where people see nothing. */
  website: string;
}
