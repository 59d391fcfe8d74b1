import { Badge, Flex, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import type { MediaUse } from "../../../worker/media/listing.server";
import { editorAddress } from "../kinds";
import "./library.css";

/** Places that show an image; `uses` has the first of `total`. */
export function Uses({ uses, total }: { uses: MediaUse[]; total: number }) {
  if (total === 0)
    return (
      <Text size="1" color="gray">
        Kullanılmıyor
      </Text>
    );
  return (
    <Flex direction="column" gap="1" asChild>
      <ul className="library-uses" aria-label="Kullanıldığı yerler">
        {uses.map((use) => (
          <Text as="div" size="1" key={`${use.kind} ${use.id}`} asChild>
            <li>
              <Link to={use.kind === "trash" ? href("/admin/trash") : editorAddress(use.kind, use.id)}>
                {use.kind === "trash" ? `${use.name} (çöp kutusunda)` : use.name}
              </Link>
              {use.lacks_alt === 1 && (
                <>
                  {" "}
                  <Badge color="orange" size="1">
                    alternatif metni yok
                  </Badge>
                </>
              )}
            </li>
          </Text>
        ))}
        {total > uses.length && (
          <Text as="div" size="1" color="gray" asChild>
            <li>{`ve ${total - uses.length} kayıt daha`}</li>
          </Text>
        )}
      </ul>
    </Flex>
  );
}
