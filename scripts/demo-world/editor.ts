/** Signs in to the demo site and has verified its content. */
export const DEMO_EMAIL = "yonetici@bonusrehberi.example";
