import { Button, Flex, Heading, Text } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { answered, api } from "./api";
import { Loaded } from "./loaded";

export default function ScheduledPublishing() {
  const query = useQuery({
    queryKey: ["blog", "drafts"],
    queryFn: () => answered(api.blog.$get({ query: { status: "draft" } })),
  });
  return (
    <Flex direction="column" gap="4">
      <Heading as="h1" size="6">
        Zamanlanmış Yayınlama
      </Heading>
      <Loaded query={query}>
        {({ total }) => (
          <Flex direction="column" gap="3" align="start">
            <Text as="p">
              {`Zamanlanmış yayınlama henüz kurulmadı; yayınlanmayı bekleyen ${total} taslak elle yayınlanabilir.`}
            </Text>
            <Button asChild variant="surface">
              <Link to="/admin/blog?status=draft">Taslakları göster</Link>
            </Button>
          </Flex>
        )}
      </Loaded>
    </Flex>
  );
}
