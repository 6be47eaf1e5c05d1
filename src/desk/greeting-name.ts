const titles =
  /^(mr|mrs|ms|miss|mx|dr|prof|professor|rev|fr|sr|sir|dame|lady|lord|capt|captain|hon|master)\.?$/i;

/** What follows a name after a comma without being a first name. */
const suffixes = /^(jr|sr|snr|jnr|ii|iii|iv|phd|md|oam|am|ao|esq|pty|ltd|pty ltd)\.?$/i;

const company = /\b(pty|ltd|inc|company|group)\b/i;

/** A name of at least two letters, without the signs around it. */
function nameIn(word: string): string | undefined {
  const name = word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, "");
  return (name.match(/\p{L}/gu) ?? []).length > 1 ? name : undefined;
}

/** The first name of one person. Undefined where it isn't certain: `Mr Smith`, `J Smith`. */
function firstNameOf(person: string): string | undefined {
  const words = person.split(" ").filter((word) => /\p{L}/u.test(word));
  const names = words.filter((word) => !titles.test(word));
  const hasTitle = names.length < words.length;
  return names.length > (hasTitle ? 1 : 0) ? nameIn(names[0] ?? "") : undefined;
}

/** What people write between two names. */
const between = / (?:and|&|\+) | ?\/ ?/i;

/** `SMITH, John` → `John SMITH`. Undefined for other commas, such as those of a list of people. */
function turnRound(name: string): string | undefined {
  const [family = "", given = "", ...more] = name.split(",").map((part) => part.trim());
  if (!family || !given) return family || given;
  if (suffixes.test(given)) return family;
  const isOnePerson = more.length === 0 && !family.includes(" ") && !between.test(given);
  return isOnePerson ? `${given} ${family}` : undefined;
}

/**
 * How a customer is greeted: by the first name, or by both of two people. The whole name where the first name isn't certain:
 * after a title alone, with an initial, or for a company.
 */
export function greetingName(fullName: string): string {
  const whole = fullName.replace(/\s+/g, " ").trim();
  const name = company.test(whole) ? undefined : turnRound(whole);
  if (!name) return whole;
  const people = name.split(between).map(firstNameOf);
  const isCertain = people.length <= 2 && people.every(Boolean);
  return isCertain ? people.join(" and ") : whole;
}
