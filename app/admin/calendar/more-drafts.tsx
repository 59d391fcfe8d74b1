import { Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { withQuery } from "../../ui/addresses";

/** How many drafts are left out, with the list of all; nothing where all are named. */
export function MoreDrafts({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <Text size="2" className="alone">
      <Link to={withQuery(href("/admin/blog"), { status: "draft" })}>
        {`… ve ${count.toLocaleString("tr-TR")} taslak daha`}
      </Link>
    </Text>
  );
}
