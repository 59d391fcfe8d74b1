import { Button, Card, Heading } from "@radix-ui/themes";
import { href, Link } from "react-router";
import { useAccount } from "../session/account";
import { useNarrow } from "../shell/use-narrow";
import { DemoStep } from "./demo-step";
import { Step } from "./step";
import { doneSteps, hasRecords } from "./steps";
import { useFirstRun } from "./use-first-run";

const ActionLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild size="1" variant="surface">
    <Link to={to}>{children}</Link>
  </Button>
);

/** Links to the screens of the steps. */
const LINKS = [
  {
    step: "casino",
    title: "İlk casino sitesi",
    text: "Ziyaretçi promosyonu sitesiyle birlikte tartar: lisans, ödeme yöntemleri, puan.",
    to: href("/admin/casinos/new"),
    label: "Casino Sitesi Ekle",
  },
  {
    step: "promotion",
    title: "İlk promosyon",
    text: "Çevrim ve en az yatırım doldurulunca kartta ve karşılaştırmada görünür.",
    to: href("/admin/promotions/new"),
    label: "Promosyon Ekle",
  },
  {
    step: "pages",
    title: "Güven sayfaları",
    text: "Hakkımızda, iletişim, gizlilik ve sorumlu oyun: rehberin arkasında kim var, parayı kim ödüyor.",
    to: href("/admin/pages"),
    label: "Sayfalar",
  },
] as const;

/**
 * The five steps to a live guide, until all are done or hidden; the last step stays while it can be undone. They are one
 * line on phones, and once there are records.
 */
export function FirstRunCard() {
  const { data, refresh, hide } = useFirstRun();
  const { role } = useAccount();
  const isNarrow = useNarrow();
  if (!data) return null;
  const done = doneSteps(data);
  const count = Object.values(done).filter(Boolean).length;
  const total = Object.keys(done).length;
  const isReady = count === total;
  if (isReady && (data.removed.length === 0 || role !== "admin")) return null;
  return (
    <Card size="1" asChild>
      <section aria-labelledby="first-run" className="first-run">
        <details open={!isNarrow && !hasRecords(data)}>
          <summary className="accordion-title">
            <Heading as="h2" size="3" id="first-run">
              {isReady ? "Yayına hazırsınız" : `Yayına ${total - count} adım kaldı`}
            </Heading>
            <svg
              className="share-bar"
              viewBox={`0 0 ${total} 1`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${total} adımdan ${count} tamam`}
            >
              <rect width={count} height="1" />
            </svg>
          </summary>
          <ol>
            {!isReady && (
              <>
                <Step
                  title="Marka ve adres"
                  isDone={done.brand}
                  text={
                    done.brand
                      ? undefined
                      : `Şimdi: ${data.site.name} · ${data.site.url}. Kurulum ayarlarında değişir: SITE_NAME ve SITE_URL.`
                  }
                />
                {LINKS.map(({ step, title, text, to, label }) => (
                  <Step
                    key={step}
                    title={title}
                    isDone={done[step]}
                    {...(!done[step] && { text, action: <ActionLink to={to}>{label}</ActionLink> })}
                  />
                ))}
              </>
            )}
            <DemoStep firstRun={data} isDone={done.demo} refresh={refresh} />
          </ol>
          <Button size="1" variant="ghost" onClick={hide}>
            Gizle
          </Button>
        </details>
      </section>
    </Card>
  );
}
