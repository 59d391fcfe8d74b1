export const REMOVAL_QUESTION = "Silmek istediğinize emin misiniz?";
