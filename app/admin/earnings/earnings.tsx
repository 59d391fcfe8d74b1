import { Button, Flex, Text } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { EmptyList } from "../list/empty-list";
import { useAccount } from "../session/account";
import { Loaded } from "../shell/loaded";
import { ScreenFrame } from "../shell/screen-frame";
import { EarningsChart } from "./chart";
import { Findings } from "./findings";
import { PeriodChoice } from "./period-choice";
import { EarningsTables } from "./tables";
import { Sentence } from "./sentence";
import { Totals } from "./totals";
import { useEarnings } from "./use-earnings";
import "./earnings.css";

/** What links to operators earned in a period, where, and what to fix. */
export default function EarningsScreen() {
  const query = useEarnings();
  const { role } = useAccount();
  const isEmpty = query.data?.is_empty;
  return (
    <ScreenFrame
      title="Kazanç"
      beside={
        role === "admin" && (
          <Button asChild variant="surface">
            <Link to={href("/admin/conversions")}>Dönüşümler</Link>
          </Button>
        )
      }
    >
      {!isEmpty && <PeriodChoice span={query.data?.span} problem={query.problem} />}
      {(query.data || !query.problem) && (
        <Loaded query={query} skeleton={{ heights: ["1.75rem", "18rem", "24rem"] }}>
          {(earnings) =>
            isEmpty ? (
              <EmptyList
                sentence="Henüz tıklama sayılmadı"
                purpose={`Casinolara “Takip adresi” yazın; sitedeki “Bonusu Al” düğmeleri oradan geçer, her tıklama${role === "admin" ? " ve operatörün bildirdiği kazanç" : ""} burada görünür.`}
                create={{ label: "Casino sitelerine git", to: href("/admin/casinos") }}
              />
            ) : (
              <Flex direction="column" gap="5" style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
                <Text as="p" size="4" weight="medium">
                  <Sentence pieces={earnings.sentence} />
                </Text>
                <Totals earnings={earnings} />
                {earnings.days.length > 1 && <EarningsChart earnings={earnings} />}
                <Findings findings={earnings.findings} />
                <EarningsTables earnings={earnings} />
                <Text as="p" size="2" color="gray">
                  Operatörün sayıları farklı olabilir, çünkü o yalnızca sayfası açılan ve çerezi kalan ziyaretleri kendi
                  saat dilimiyle sayar; burada bağlantıya basılan an, İstanbul gününe göre ve robotlar ayrılarak
                  sayılır.
                </Text>
              </Flex>
            )
          }
        </Loaded>
      )}
    </ScreenFrame>
  );
}
