/** E-mail of the demo administrator, who has verified the demo content. */
export const DEMO_EMAIL = "yonetici@bonusrehberi.example";
