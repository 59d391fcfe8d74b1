import { liveForms } from "./live-form";

liveForms();
