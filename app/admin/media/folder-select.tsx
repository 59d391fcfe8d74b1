import type { MediaFolder } from "../../../worker/media/rules";
import { Select } from "../shell/select";
import { FOLDER_OPTIONS } from "./folders";

interface FolderSelectProps {
  value: string | undefined;
  /** "" stands for all folders. */
  onChange: (folder: MediaFolder | "") => void;
}

export function FolderSelect({ value, onChange }: FolderSelectProps) {
  return (
    <Select
      aria-label="Klasör"
      empty="Tüm klasörler"
      value={value ?? ""}
      options={FOLDER_OPTIONS}
      onChange={(chosen) => onChange(chosen as MediaFolder | "")}
    />
  );
}
