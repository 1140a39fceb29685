interface RobotTrapProps {
  value: string;
  onChange(value: string): void;
}

/** Robots fill in what people neither see nor reach. */
export const RobotTrap = ({ value, onChange }: RobotTrapProps) => (
  <input
    type="text"
    name="website"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
    className="sr-only"
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
