import { Flex, Text } from "@radix-ui/themes";
import { SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from "../../../worker/blog/rules";
import { excerpt } from "../../../worker/text/visible-text";
import { useSite } from "./use-site";

/** Default picture for sharing. */
const NO_PICTURE = "/og.png";
/** Messengers show no other pictures. */
const IS_SHOWN = /^\/media\/.+\.(jpg|png)$/;

interface SearchPreviewsProps {
  title: string;
  description: string;
  /** Site-relative. */
  path: string;
  /** Picture for sharing. */
  image?: string | null;
}

/** Preview of a page as a search result, truncated as there, and as a card for sharing. */
export function SearchPreviews({ title, description, path, image }: SearchPreviewsProps) {
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
        <img
          key={image}
          src={image && IS_SHOWN.test(image) ? image : NO_PICTURE}
          alt=""
          loading="lazy"
          onError={({ currentTarget }) => {
            if (!currentTarget.src.endsWith(NO_PICTURE)) currentTarget.src = NO_PICTURE;
          }}
        />
        <span className="share-host">{host}</span>
        <span className="share-title">{shownTitle}</span>
        <span className="share-text">{description.trim()}</span>
      </div>
    </Flex>
  );
}
