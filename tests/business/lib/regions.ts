import type { findPlaces } from "../../../src/business/places";

type Region = Parameters<typeof findPlaces>[0][number] & {
  id: string;
  inSentence: string;
  travel: { from: number; to: number };
};

const suburbs = (list: string) =>
  list.split(", ").map((each) => ({ name: each.slice(0, -5), postcode: each.slice(-4) }));

/** Four regions as they might be in `content/`: the owner may change theirs without breaking a rule. */
export const regions: readonly Region[] = [
  {
    id: "brisbane",
    name: "Brisbane",
    longName: "Brisbane",
    inSentence: "Brisbane",
    travel: { from: 0, to: 30 },
    alsoCalled: [
      "Brisbane City 4000",
      "CBD",
      "City",
      "Brisbane CBD",
      "Inner City",
      "Northside",
      "Southside",
      "Bayside",
    ],
    suburbs: suburbs(
      "Ascot 4007, Ashgrove 4060, Bulimba 4171, Camp Hill 4152, Carindale 4152, Chermside 4032, Coorparoo 4151, Eight Mile Plains 4113, Hamilton 4007, Indooroopilly 4068, Kenmore 4069, Mount Gravatt 4122, New Farm 4005, Paddington 4064, Runcorn 4113, Sunnybank 4109, Taringa 4068, The Gap 4061, Toowong 4066, Wynnum 4178",
    ),
    nearby: suburbs(
      "Annerley 4103, Bracken Ridge 4017, Clayfield 4011, Fortitude Valley 4006, Greenslopes 4120, Holland Park 4121, Inala 4077, Kangaroo Point 4169, Kenmore Hills 4069, Milton 4064, Morningside 4170, Mount Gravatt East 4122, Mount Ommaney 4074, Nundah 4012, Redcliffe 4020, Sandgate 4017, South Brisbane 4101, Spring Hill 4000, St Lucia 4067, Sunnybank Hills 4109, Upper Mount Gravatt 4122, Stafford 4053, West End 4101, Woolloongabba 4102",
    ),
  },
  {
    id: "ipswich",
    name: "Ipswich",
    longName: "Ipswich",
    inSentence: "Ipswich",
    travel: { from: 30, to: 45 },
    alsoCalled: ["Ipswich City"],
    suburbs: suburbs(
      "Augustine Heights 4300, Booval 4304, Brassall 4305, Bundamba 4304, Collingwood Park 4301, Goodna 4300, Ipswich 4305, Leichhardt 4305, Raceview 4305, Redbank Plains 4301, Ripley 4306, Springfield 4300, Springfield Lakes 4300, Yamanto 4305",
    ),
    nearby: suburbs(
      "Bellbird Park 4300, Camira 4300, Flinders View 4305, Karalee 4306, Lowood 4311, North Ipswich 4305, Redbank 4301, South Ripley 4306, Walloon 4306",
    ),
  },
  {
    id: "logan",
    name: "Logan",
    longName: "Logan",
    inSentence: "Logan",
    travel: { from: 20, to: 60 },
    alsoCalled: ["Logan City"],
    suburbs: suburbs(
      "Beenleigh 4207, Browns Plains 4118, Daisy Hill 4127, Eagleby 4207, Hillcrest 4118, Loganholme 4129, Loganlea 4131, Marsden 4132, Park Ridge 4125, Rochedale South 4123, Shailer Park 4128, Springwood 4127, Underwood 4119, Waterford West 4133",
    ),
    nearby: suburbs(
      "Bethania 4205, Crestmead 4132, Cornubia 4130, Greenbank 4124, Jimboomba 4280, Kingston 4114, Logan Central 4114, Redland Bay 4165, Slacks Creek 4127, Tanah Merah 4128, Woodridge 4114, Yarrabilba 4207",
    ),
  },
  {
    id: "gold-coast",
    name: "Gold Coast",
    longName: "Northern Gold Coast",
    inSentence: "the Northern Gold Coast",
    travel: { from: 45, to: 60 },
    alsoCalled: ["GC", "Goldy"],
    suburbs: suburbs(
      "Arundel 4214, Biggera Waters 4216, Coomera 4209, Helensvale 4212, Hope Island 4212, Labrador 4215, Nerang 4211, Ormeau 4208, Oxenford 4210, Pacific Pines 4211, Paradise Point 4216, Pimpama 4209, Runaway Bay 4216, Upper Coomera 4209",
    ),
    nearby: suburbs("Gaven 4211, Maudsland 4210, Parkwood 4214, Yatala 4207"),
  },
];
