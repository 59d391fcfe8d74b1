import { Button, Flex, Text } from "@radix-ui/themes";

export function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  return (
    <Flex gap="3" align="center" justify="center" asChild>
      <nav aria-label="Sayfalar">
        <Button variant="surface" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Önceki
        </Button>
        <Text size="2">{`${page} / ${pages}`}</Text>
        <Button variant="surface" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          Sonraki
        </Button>
      </nav>
    </Flex>
  );
}
