import { Button, Card, Heading, Text } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useAccount } from "../session/account";
import { useNarrow } from "../shell/use-narrow";
import { DemoRemoval } from "./demo-removal";
import { demoContent, doneSteps } from "./steps";
import { useFirstRun } from "./use-first-run";

interface StepProps {
  title: string;
  isDone: boolean;
  text: string;
  action?: ReactNode;
}

function Step({ title, isDone, text, action }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <span className="step-mark" role="img" aria-label={isDone ? "Tamam" : "Yapılacak"}>
        {isDone && "✓"}
      </span>
      <div>
        <Text as="p" size="2" weight="medium">
          {title}
        </Text>
        {!isDone && (
          <Text as="p" size="1" color="gray">
            {text}
          </Text>
        )}
      </div>
      {!isDone && action}
    </li>
  );
}

const ActionLink = ({ to, children }: { to: string; children: string }) => (
  <Button asChild size="1" variant="surface">
    <Link to={to}>{children}</Link>
  </Button>
);

/** The five steps to a live guide, until all are done or the editor hides them; on phones one line that opens. */
export function FirstRunCard() {
  const { data, refresh, hide } = useFirstRun();
  const { role } = useAccount();
  const isNarrow = useNarrow();
  if (!data) return null;
  const done = doneSteps(data);
  const count = Object.values(done).filter(Boolean).length;
  const total = Object.keys(done).length;
  if (count === total) return null;
  const content = demoContent(data);
  return (
    <Card size="2" asChild>
      <section aria-labelledby="first-run" className="first-run">
        <details open={!isNarrow}>
          <summary className="accordion-title">
            <Heading as="h2" size="3" id="first-run">
              {`Yayına ${total - count} adım kaldı`}
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
            <Step
              title="Marka ve adres"
              isDone={done.brand}
              text={`Şimdi: ${data.site.name} · ${data.site.url}. Kurulum ayarlarında değişir: SITE_NAME ve SITE_URL.`}
            />
            <Step
              title="İlk casino sitesi"
              isDone={done.casino}
              text="Ziyaretçi bonusu sitesiyle birlikte tartar: lisans, ödeme yöntemleri, puan."
              action={<ActionLink to={href("/admin/casinos/new")}>Casino Sitesi Ekle</ActionLink>}
            />
            <Step
              title="İlk promosyon"
              isDone={done.promotion}
              text="Çevrim ve en az yatırım doldurulunca kartta ve karşılaştırmada görünür."
              action={<ActionLink to={href("/admin/promotions/new")}>Promosyon Ekle</ActionLink>}
            />
            <Step
              title="Güven sayfaları"
              isDone={done.pages}
              text="Hakkımızda, iletişim, gizlilik ve sorumlu oyun: rehberin arkasında kim var, parayı kim ödüyor."
              action={<ActionLink to={href("/admin/pages")}>Sayfalar</ActionLink>}
            />
            <Step
              title="Örnek içeriği kaldırın"
              isDone={done.demo}
              text={`${content.join(", ")} örnek olarak geldi.`}
              action={role === "admin" && <DemoRemoval content={content} refresh={refresh} />}
            />
          </ol>
          <Button size="1" variant="ghost" color="gray" onClick={hide}>
            Gizle
          </Button>
        </details>
      </section>
    </Card>
  );
}
