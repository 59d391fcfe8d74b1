export interface Option {
  value: string;
  label: string;
}

/** The option of a filter that is not set. */
export const ANY: Option = { value: "", label: "Fark etmez" };

/** A select of a GET form. */
export function SelectField({
  label,
  name,
  chosen = "",
  options,
}: {
  label: string;
  name: string;
  chosen?: string | undefined;
  options: Option[];
}) {
  return (
    <label className="field">
      {label}
      <select name={name} defaultValue={chosen}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Checkbox of a GET form; sends `name=1` when checked. */
export function CheckField({ label, name, isOn }: { label: string; name: string; isOn: boolean }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} value="1" defaultChecked={isOn} />
      {label}
    </label>
  );
}
