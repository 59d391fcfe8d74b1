import { Box, Button, Callout, Card, Flex, Progress, Text } from "@radix-ui/themes";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import { sentenceOf } from "../api";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { readLacking, useMakingVariants } from "./use-making-variants";
import "./library.css";

/** Number of pictures without variants, and a button that makes them; nothing if there are none. */
export function MissingVariants() {
  const queries = useQueryClient();
  const { data: lacking = [] } = useQuery({ queryKey: ["media", "lacking"], queryFn: readLacking });
  const { progress, failures, makeAll, stop } = useMakingVariants(() =>
    queries.invalidateQueries({ queryKey: ["media"] }),
  );

  async function start() {
    try {
      if (await makeAll()) toast.success("Küçük boylar oluşturuldu");
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }

  const total = lacking.length;
  if (!progress && failures.length === 0 && total === 0) return null;
  return (
    <Card size="2">
      <Flex direction="column" gap="3">
        {(progress || total > 0) && (
          <Flex gap="3" align="center" justify="between" wrap="wrap">
            <Text size="2" role="status">
              {progress
                ? `Küçük boylar oluşturuluyor: ${progress.done} / ${progress.total}`
                : `${total} görselin küçük boyu yok; telefonlar da asıl dosyayı indiriyor.`}
            </Text>
            <Button variant={progress ? "soft" : "surface"} onClick={progress ? stop : () => void start()}>
              {progress ? "Durdur" : "Küçük boyları oluştur"}
            </Button>
          </Flex>
        )}
        {progress && (
          <>
            <Progress value={progress.done} max={progress.total} aria-label="Küçük boylar oluşturuluyor" />
            <Text size="1" color="gray">
              Bu ekran açık kaldıkça sürer. Ayrılırsanız yapılanlar kalır, gerisi sonraki tıklamayla sürer.
            </Text>
          </>
        )}
        {failures.length > 0 && (
          <Callout.Root color="red" className={HIGH_CONTRAST} size="1" role="alert">
            <Callout.Text>{`${failures.length} görsel dönüştürülemedi`}</Callout.Text>
            <Box maxHeight="12rem" overflowY="auto" asChild>
              <ul className="library-uses">
                {failures.map(({ id, title, sentence }) => (
                  <Text as="div" size="1" key={id} className="library-title" asChild>
                    <li>{`${title}: ${sentence}`}</li>
                  </Text>
                ))}
              </ul>
            </Box>
          </Callout.Root>
        )}
      </Flex>
    </Card>
  );
}
