import type { MediaFolder } from "../../../worker/media/rules";

export const FOLDER_NAMES: Record<MediaFolder, string> = {
  promotions: "Promosyon ve casino görselleri",
  "blog-images": "Blog görselleri",
  "splash-ads": "Splash reklam görselleri",
};
