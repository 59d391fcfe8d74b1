import { Text } from "@radix-ui/themes";

const EXTERNAL = /<img\b[^>]*?\ssrc="https?:\/\/([^/"?#]+)/g;

/** Warns about images hosted on other sites; the style sheet outlines them in the text. */
export function ExternalPictures({ html }: { html: string }) {
  const hosts = new Set(Array.from(html.matchAll(EXTERNAL), ([, host]) => host));
  if (hosts.size === 0) return null;
  return (
    <Text as="p" size="2" className="external-pictures" role="status">
      {`Kesikli çerçeveli görseller kütüphanede değil, başka sitelerde duruyor: ${[...hosts].join(", ")}. Site kaldırırsa okurlar onları göremez; kalıcı olmaları için dosyalarını yükleyin.`}
    </Text>
  );
}
