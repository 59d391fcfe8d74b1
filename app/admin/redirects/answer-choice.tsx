import { Button, Callout, Flex, SegmentedControl, Text } from "@radix-ui/themes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import toast from "react-hot-toast";
import type { RedirectSettings } from "../../../db/schema";
import { READ_FAILED, SAVE_FAILED } from "../../../worker/failure-sentences";
import { answered, api, sentenceOf } from "../api";
import { HIGH_CONTRAST } from "../shell/high-contrast";
import { Loaded } from "../shell/loaded";
import { useNarrow } from "../shell/use-narrow";
import { revertToast } from "../shell/undo-toast";

type Answer = RedirectSettings["unknown_addresses"];

const LABELS: Record<Answer, string> = { home: "Ana sayfaya yönlendir", page: "404 sayfası göster" };
const SAVED: Record<Answer, string> = {
  home: "Bilinmeyen adresler artık ana sayfaya yönlendirilir",
  page: "Bilinmeyen adreslerde artık 404 sayfası gösterilir",
};
const KEY = ["redirect-settings"];

const save = (unknown_addresses: Answer) =>
  answered(api.redirects.settings.$put({ json: { unknown_addresses } }), SAVE_FAILED.redirectSettings);

/** What visitors of an unknown address get; saved at once, and proposed where redirects to the home page do harm. */
export function AnswerChoice() {
  const queries = useQueryClient();
  const isNarrow = useNarrow();
  const settings = useQuery({
    queryKey: KEY,
    queryFn: () => answered(api.redirects.settings.$get(), READ_FAILED.redirectSettings),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: save,
    onSuccess(_saved, answer) {
      const former = answer === "home" ? "page" : "home";
      revertToast(SAVED[answer], () => save(former), refresh);
    },
    onError: (error) => toast.error(sentenceOf(error)),
    onSettled: refresh,
  });
  return (
    <Loaded query={settings} skeleton={{ heights: ["2.5rem"] }}>
      {({ unknown_addresses, is_proposed }) => (
        <>
          <Flex gap="2" align="center" wrap="wrap">
            <Text size="2" weight="medium" id="unknown-addresses">
              Bilinmeyen adresler
            </Text>
            <SegmentedControl.Root
              aria-labelledby="unknown-addresses"
              size={isNarrow ? "1" : "2"}
              value={isPending ? variables : unknown_addresses}
              onValueChange={(chosen) => chosen !== unknown_addresses && mutate(chosen as Answer)}
            >
              {Object.entries(LABELS).map(([value, label]) => (
                <SegmentedControl.Item key={value} value={value}>
                  {label}
                </SegmentedControl.Item>
              ))}
            </SegmentedControl.Root>
          </Flex>
          {is_proposed && (
            <Callout.Root color="orange" className={HIGH_CONTRAST} role="status">
              <Callout.Text>
                Son 7 günde başka sitelerden 10 ayrı bulunamayan adrese gelindi. Ana sayfaya yönlendirme arama
                motorlarında hatalı 404 sayılır; 404 sayfası göstermek daha iyidir.
              </Callout.Text>
              <Flex>
                <Button size="1" variant="surface" className={HIGH_CONTRAST} onClick={() => mutate("page")}>
                  404 sayfası göster
                </Button>
              </Flex>
            </Callout.Root>
          )}
        </>
      )}
    </Loaded>
  );
}
