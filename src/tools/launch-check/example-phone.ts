import { internationalPhone } from "../../site/links";

/** Mobile numbers for fiction, without country code (ACMA, "Phone numbers for use in TV shows, films and creative works"). */
const fictionalMobiles = new Set([
  "491570006",
  "491570110",
  "491570156",
  "491570157",
  "491570158",
  "491570159",
  "491570313",
  "491570737",
  "491571266",
  "491571491",
  "491571804",
  "491572549",
  "491572665",
  "491572983",
  "491573087",
  "491573770",
  "491574118",
  "491574632",
  "491575254",
  "491575789",
  "491576398",
  "491576801",
  "491577426",
  "491577644",
  "491578148",
  "491578888",
  "491578957",
  "491579212",
  "491579455",
  "491579760",
]);

/** Landlines for fiction: 5550 xxxx and 7010 xxxx in each of the four areas (same source). */
const fictionalLandline = /^[2378](5550|7010)\d{4}$/;

/** Freephone and local-rate numbers for fiction (same source). */
const fictionalBusinessNumber = /^(1800160401|1[38]0097570[789]|1[38]0097571[01])$/;

/** Whether a phone number, however it is written, is one that reaches nobody because it is kept free for films and books. */
export function isExamplePhone(phone: string): boolean {
  const number = internationalPhone(phone).replace(/^\+61/, "");
  return (
    fictionalMobiles.has(number) ||
    fictionalLandline.test(number) ||
    fictionalBusinessNumber.test(number)
  );
}
