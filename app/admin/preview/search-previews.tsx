import { Flex, Text } from "@radix-ui/themes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "../../../worker/blog/rules";
import { excerpt } from "../../../worker/text/visible-text";
import type { ShareCard } from "../../ui/share-card";
import { FileImage } from "../pictures/file-image";
import { useDebounced } from "../shell/use-debounced";
import { useSite } from "./use-site";
import "./search-previews.css";

/** Default picture for sharing. */
const NO_PICTURE = "/og.png";
/** Uploads in a format that messengers show. */
const IS_SHOWN = /^\/media\/.+\.(jpg|png)$/;

interface SearchPreviewsProps {
  title: string;
  description: string;
  /** Site-relative. */
  path: string;
  /** Picture for sharing. */
  image?: string | null;
  /** Drawn if messengers do not show the picture. */
  card?: ShareCard;
}

/** Preview of a page as a search result, truncated as there, and as a card for sharing. */
export function SearchPreviews({ title, description, path, image, card }: SearchPreviewsProps) {
  const site = useSite();
  const host = site.url.replace(/^https?:\/\//, "");
  const shownTitle = title.trim() || "Başlık";
  return (
    <Flex direction="column" gap="3" className="search-previews">
      <Text as="div" size="2" weight="medium">
        Arama sonucunda
      </Text>
      <div className="search-result">
        <span className="search-address">{[host, ...path.split("/").filter(Boolean)].join(" › ")}</span>
        <span className="search-title">{excerpt(shownTitle, SEO_TITLE_MAX)}</span>
        <span className="search-text">{excerpt(description.trim(), SEO_DESCRIPTION_MAX)}</span>
      </div>
      <Text as="div" size="2" weight="medium">
        Paylaşıldığında
      </Text>
      <div className="share-card">
        <SharedPicture key={image} image={image} card={card} siteName={site.name} />
        <span className="share-host">{host}</span>
        <span className="share-title">{shownTitle}</span>
        <span className="share-text">{description.trim()}</span>
      </div>
    </Flex>
  );
}

interface SharedPictureProps {
  image: string | null | undefined;
  card: ShareCard | undefined;
  siteName: string;
}

function SharedPicture({ image, card, siteName }: SharedPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const isShown = !isBroken && image && IS_SHOWN.test(image);
  const written = useDebounced(card ? JSON.stringify(card) : "");
  const { data: drawn } = useQuery({
    queryKey: ["share-card", siteName, written],
    queryFn: async () => (await import("../pictures/draw-card")).drawCard(JSON.parse(written) as ShareCard, siteName),
    enabled: written !== "" && !isShown,
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (isShown) return <img src={image} alt="" loading="lazy" onError={() => setBroken(true)} />;
  return written && drawn ? <FileImage file={drawn} alt="" /> : <img src={NO_PICTURE} alt="" loading="lazy" />;
}
