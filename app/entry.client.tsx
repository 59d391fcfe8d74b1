import "./enhance/enhance";
