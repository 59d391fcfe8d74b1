UPDATE `conversions` SET `count` = 0 WHERE `key` LIKE 'onay rapor %';
