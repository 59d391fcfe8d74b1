import { CHOSEN_FOLDERS, type MediaFolder } from "../../../worker/media/rules";

export const FOLDER_NAMES: Record<MediaFolder, string> = {
  promotions: "Promosyon ve casino görselleri",
  "blog-images": "Blog görselleri",
  "splash-ads": "Splash reklam görselleri",
  site: "Logo ve simge",
  cards: "Paylaşım kartları",
};

/** Options of the folders that editors upload to and choose from. */
export const FOLDER_OPTIONS = CHOSEN_FOLDERS.map((folder) => ({ value: folder, label: FOLDER_NAMES[folder] }));
