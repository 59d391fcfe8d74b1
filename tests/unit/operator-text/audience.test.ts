import { describe, expect, it } from "vitest";
import { valuesOf } from "../../support/operator-readings";

describe("who can get a bonus", () => {
  it.each<[string, string]>([
    ["%50 bonus, sadece yeni üyelere, mevcut üyeler yararlanamaz.", "new"],
    ["Only new players; existing players are not eligible. 50% deposit bonus", "new"],
    ["%50 bonus. Yalnızca yeni üyelere, eskilere verilmez.", "new"],
    ["%50 bonus; eski müşterilerimiz bu fırsattan yararlanamamaktadır.", "new"],
    ["%50 bonus. Mevcut üyeler kampanya dışıdır.", "new"],
    ["%50 bonus. Daha önce üye olmuş oyuncular faydalanamaz.", "new"],
    ["%50 bonus. Sitemize ilk defa kayıt olanlar alabilir.", "new"],
    ["50% deposit bonus, not available to existing customers.", "new"],
    ["Yeni üyelere özel %50 bonus. Tüm üyelerimize duyurulur.", "new"],
    ["Sadece yeni üyelere değil, tüm üyelere %50 bonus.", "all"],
    ["Yeni üyelere %50 bonus. Eski üyelerimiz de yararlanabilir.", "all"],
    ["%50 bonus, eski ve yeni üyelere.", "all"],
    ["%25 bonus, tüm üyelerimiz yararlanabilir.", "all"],
    ["Bonus tüm üyeler için geçerlidir. %20 bonus", "all"],
    ["Herkese açık %20 bonus", "all"],
    ["50% deposit bonus for all players.", "all"],
    ["50% deposit bonus for new and existing players.", "all"],
    ["%50 bonus\nKimler: Tüm üyeler\nÇevrim: 20x", "all"],
    ["%50 bonus. Eski üyelerimize özel, yeni üyeler yararlanamaz.", "existing"],
    ["Mevcut üyelerimize %25 yatırım bonusu. Çevrim 20x.", "existing"],
    ["%50 bonus. Yeni üyeler bu bonusu alamayacaktır.", "existing"],
    ["%50 bonus. Yeni üyeler için değildir.", "existing"],
    ["%50 bonus. Yeni üye bonustan yararlanamaz.", "existing"],
    ["%50 bonus\nKimler yararlanabilir: Mevcut üyeler", "existing"],
    ["Existing players can claim a 50% deposit bonus.", "existing"],
  ])("is read: %s (%s)", (text, audience) => expect(valuesOf(text)).toMatchObject({ audience }));

  it.each<[string, string]>([
    ["Gümüş seviye ve üstü üyelere %20 bonus", "Gümüş seviye ve üstü"],
    ["%20 bonus. En az Altın seviyesindeki üyeler yararlanabilir.", "Altın seviyesi"],
    ["Seviye 3 ve üzeri üyelere 500 TL bonus", "Seviye 3 ve üzeri"],
    ["VIP üyelere özel %30 bonus", "VIP üyeler"],
    ["Üyeliğinde bir yılı dolduran üyelerimize 100 TL bonus", "bir yılı dolduranlar"],
    ["50% deposit bonus. Silver level and above only.", "Silver level and above"],
  ])("is read with the members that it means: %s (%s)", (text, audience_note) =>
    expect(valuesOf(text)).toMatchObject({ audience: "existing", audience_note }),
  );

  it.each([
    "%50 bonus. Yalnızca mevcut üyelere değil, yeni üyelere de.",
    "%50 bonus. Mevcut üyeler hariç değildir.",
    "%50 bonus. Eski üyelerimiz hafta sonu yararlanamaz.",
    "%50 bonus. Hesabı onaylı olmayan eski üyeler yararlanamaz.",
    "%50 bonus. Eski üyelerimiz dışında kalanlar üye olmalıdır.",
    "%50 bonus. Kayıtlı hesabınız dışında bir hesaba çekim yapılmaz.",
    "%50 bonus. Mevcut hesabınızdan alamazsınız.",
    "%50 bonus. Daha önce bonus alan üyeler yararlanamaz.",
    "Arkadaşını getir: yeni üye olan arkadaşın yatırırsa %50 bonus.",
    "Türkiye'de ilk kez: %50 bonus.",
    "Her cuma ilk yatırımınıza %10 bonus.",
    "%50 bonus. Tüm üyelerimize bol şans dileriz.",
    "Selamlar herkese\n%50 bonus.",
    "%50 bonus. Kurallar tüm üyeler için geçerlidir.",
    "Tüm üyelerimiz bu kurallara uyar. %50 bonus",
    "%50 bonus. Her seviyede geçerlidir.",
    "%50 bonus. Değerli VIP üyelerimiz, iyi günler.",
    "%50 bonus. Kayıtlı kullanıcı adınızla bonusu alın.",
    "%30 bonus yalnızca yeni üyeler ve VIP üyeler için",
    "Sadece yeni üyelere ve mevcut üyelere %30 bonus",
    "%30 bonus. Yeni üyelere ve Gümüş seviye ve üstü üyelere özel.",
    "%30 bonus. Yeni üye bonusu değildir.",
    "%30 bonus. Bu kampanya bir yeni müşteri kampanyası değildir.",
    "%30 bonus. Yeni üye bonusu hariç diğer bonuslarla birleşir.",
    "%30 bonus. Mevcut üye kampanyası değildir.",
  ])("is not read where it is not said: %s", (text) => expect(valuesOf(text)).not.toHaveProperty("audience"));

  it("is disputed where parts of a text contradict each other", () =>
    expect(valuesOf("Yeni üyelere özel %100 bonus. Mevcut üyelerimize %20 bonus.")).toMatchObject({
      audience: ["new", "existing"],
    }));
});
