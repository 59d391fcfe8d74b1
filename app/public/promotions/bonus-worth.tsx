import type { BonusTerms } from "../../../worker/promotions/bonus-terms";
import { type BonusValue, bonusValue, hasValue, type ValueTerms } from "../../../worker/promotions/bonus-value";
import { formatDate, laterDay } from "../../../worker/text/calendar";
import { formatNumber } from "../../../worker/text/money";
import { type Money, signed, useMoney } from "../../ui/money";
import { tooLittle } from "../../ui/verdicts";
import type { Stake } from "./stake.server";

type WorthTerms = ValueTerms & Pick<BonusTerms, "valid_days" | "steps">;

interface WorthProps {
  promotion: WorthTerms;
  stake: Stake;
  address: string;
  /** A day in Istanbul on which the bonus can be claimed; undefined once it has ended. */
  claimedOn: string | undefined;
}

const ID = "gercek-deger";
const EVEN = "bonus ne kazandırır ne kaybettirir";

const isRebate = ({ loss_percent }: ValueTerms) => loss_percent !== null;

/** Bonus and expected cost on one scale. */
function Bars({ value: { bonus, cost }, label, money }: { value: BonusValue; label: string; money: Money }) {
  const most = Math.max(bonus, cost, 1);
  const rows = [
    { label, amount: bonus, text: signed(bonus, money), tone: "gain" },
    { label: "Beklenen maliyet", amount: cost, text: signed(-cost, money), tone: "loss" },
  ];
  return (
    <ul className="bars">
      {rows.map(({ label, amount, text, tone }) => (
        <li key={tone}>
          <span>{label}</span>
          <svg className={tone} aria-hidden="true">
            <rect width={`${Math.round((amount / most) * 100)}%`} height="100%" rx="5" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}

function Verdict({ value: { gain, remainder, stake } }: { value: BonusValue }) {
  const money = useMoney();
  const tone = gain > 0 ? "note good" : gain < 0 ? "note soon" : "note";
  const sentence = gain > 0 ? "bonus kendini karşılıyor" : gain < 0 ? "bonus kendini karşılamıyor" : EVEN;
  const left =
    stake > 0 ? `${money(stake)} yatırımdan geriye ${money(remainder)} kalır.` : `geriye ${money(remainder)} kalır.`;
  return <p className={tone}>{`Ortalamada ${sentence}: ${left}`}</p>;
}

function Result({ promotion, stake, claimedOn }: Omit<WorthProps, "address">) {
  const money = useMoney();
  const { numbers, refusal } = stake;
  const rebate = isRebate(promotion);
  if (!numbers && !refusal)
    return (
      <p className="note">{`Hesaplamak için ${rebate ? "kayıp" : "yatırım"} tutarını ve kasa avantajını yazın.`}</p>
    );
  if (!numbers)
    return (
      <p className="note bad" role="alert">
        {refusal}
      </p>
    );
  const { deposit, edge } = numbers;
  const value = bonusValue(promotion, deposit, edge);
  if (!value) return <p className="note">{tooLittle(promotion, money)}</p>;
  const { valid_days, steps } = promotion;
  return (
    <>
      <Bars value={value} label={rebate ? "İade" : "Bonus"} money={money} />
      <p className="who">
        {value.wager > 0 ? `Çevrilecek tutar: ${money(value.wager)}` : "Çevrim şartı yok"}
        {valid_days !== null && ` · ${formatNumber(valid_days)} gün içinde`}
        {valid_days !== null &&
          claimedOn &&
          !rebate &&
          `; bugün alınırsa son gün ${formatDate(laterDay(claimedOn, valid_days))}`}
        {steps !== null && " · yalnızca ilk kademe için"}
      </p>
      {rebate ? (
        <p className="note">{`Ortalamada ${money(deposit)} kayıptan geriye ${money(value.remainder)} kalır.`}</p>
      ) : (
        <Verdict value={value} />
      )}
    </>
  );
}

/** What the bonus is worth on average; nothing where the terms do not say enough to compute it. */
export function BonusWorth({ promotion, stake, address, claimedOn }: WorthProps) {
  if (!hasValue(promotion)) return null;
  const rebate = isRebate(promotion);
  return (
    <section
      id={ID}
      className="box inner"
      aria-labelledby={`${ID}-baslik`}
      data-live=".worth,.decision .lead"
      data-live-blank=""
      data-live-failed="Hesaplanamadı. Bağlantınızı kontrol edip tekrar deneyin."
    >
      <h2 id={`${ID}-baslik`}>Bu Bonusun Gerçek Değeri</h2>
      <form className="stake" action={`${address}#${ID}`}>
        <label className="field">
          {rebate ? "Kayıp" : "Yatırım"}
          <input name="yatirim" inputMode="numeric" defaultValue={stake.texts.deposit} maxLength={12} />
        </label>
        <label className="field">
          Kasa avantajı (%)
          <input name="avantaj" inputMode="decimal" defaultValue={stake.texts.edge} maxLength={5} />
        </label>
        <button className="btn quiet">Hesapla</button>
      </form>
      <div className="live-state" role="status" />
      <div className="worth" role="status">
        <Result promotion={promotion} stake={stake} claimedOn={claimedOn} />
      </div>
      <details>
        <summary className="who">Nasıl hesaplandı?</summary>
        <div className="prose who">
          <p>
            Beklenen maliyet = çevrilecek tutar × kasa avantajı.{" "}
            {rebate
              ? "Kalan = iade − beklenen maliyet; iadeden fazlası kaybedilmez. Sitenin iade için istediği en az kayıp hesaba katılmaz."
              : "Kalan = yatırım + bonus − beklenen maliyet; en fazla yatırımınızı kaybedersiniz, kazanç da çekim sınırını aşamaz."}
          </p>
          <p>
            Varsayımlar: tutarın tümü aynı oyunda, aynı kasa avantajıyla çevrilir; ücretsiz dönüşler ortalama
            kazandırır. Kasa avantajı oyuna göre değişir: slotlarda çoğunlukla %3 ile %6 arasındadır.
          </p>
          <p>Bu bir ortalamadır. Tek bir oyuncunun sonucu çok farklı olabilir; çoğu oyuncu bu tutardan azını görür.</p>
        </div>
      </details>
    </section>
  );
}
