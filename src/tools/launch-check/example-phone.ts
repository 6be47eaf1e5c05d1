import { internationalPhone } from "../../site/links";

/** Mobile numbers for fiction, without country code (ACMA, "Phone numbers for use in TV shows, films and creative works"). */
const fictionalMobiles = new Set([
  491_570_006, 491_570_110, 491_570_156, 491_570_157, 491_570_158, 491_570_159, 491_570_313,
  491_570_737, 491_571_266, 491_571_491, 491_571_804, 491_572_549, 491_572_665, 491_572_983,
  491_573_087, 491_573_770, 491_574_118, 491_574_632, 491_575_254, 491_575_789, 491_576_398,
  491_576_801, 491_577_426, 491_577_644, 491_578_148, 491_578_888, 491_578_957, 491_579_212,
  491_579_455, 491_579_760,
]);

/** Landlines for fiction: 5550 xxxx and 7010 xxxx in each of the four areas (same source). */
const fictionalLandline = /^[2378](5550|7010)\d{4}$/;

/** Freephone and local-rate numbers for fiction (same source). */
const fictionalBusinessNumber = /^(1800160401|1[38]0097570[789]|1[38]0097571[01])$/;

/** Whether a phone number, however it is written, is one that reaches nobody because it is kept free for films and books. */
export function isExamplePhone(phone: string): boolean {
  const number = internationalPhone(phone).replace(/^\+61/, "");
  return (
    fictionalMobiles.has(Number(number)) ||
    fictionalLandline.test(number) ||
    fictionalBusinessNumber.test(number)
  );
}
