// Every page there is, for those who look at all of them.
export const pages = [
  { name: "play", path: "" },
  { name: "analyse", path: "analyse" },
];
