import type { PromotionCardRow } from "../../worker/promotions/public.server";
import { Picture } from "./picture";

interface LogoProps {
  promotion: Pick<PromotionCardRow, "casino_slug" | "casino_logo" | "image_url" | "image_focus">;
  /** In pixels; the style gives it the same size. */
  size: number;
}

/** The casino's logo, or the picture of a promotion that has no casino. */
export function PromotionLogo({ promotion, size }: LogoProps) {
  const { casino_slug, casino_logo, image_url, image_focus } = promotion;
  return (
    <Picture
      className={casino_slug ? "logo" : "logo whole"}
      src={casino_slug ? casino_logo : image_url}
      focus={casino_slug ? null : image_focus}
      alt=""
      width={size}
      height={size}
    />
  );
}
