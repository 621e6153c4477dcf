extension Trail {
    /// The trails of the club.
    static let all = [
        Trail(
            id: "oeschinensee", name: "Oeschinensee", region: "Bern", difficulty: .easy, kilometers: 8.2, minutes: 165,
            heights: [1680, 1640, 1578, 1580, 1660, 1750, 1690, 1578], summary: "summary.oeschinensee"),
        Trail(
            id: "verzasca", name: "Sentierone Verzasca", region: "Ticino", difficulty: .easy, kilometers: 13.5,
            minutes: 240, heights: [907, 880, 840, 760, 700, 640, 560, 536], summary: "summary.verzasca"),
        Trail(
            id: "aare", name: "Aareschlucht", region: "Bern", difficulty: .easy, kilometers: 5.4, minutes: 90,
            heights: [600, 610, 640, 625, 630, 660], summary: "summary.aare"),
        Trail(
            id: "creux", name: "Creux du Van", region: "Neuchâtel", difficulty: .moderate, kilometers: 14.1,
            minutes: 315, heights: [737, 860, 1120, 1440, 1463, 1300, 1010, 737], summary: "summary.creux"),
        Trail(
            id: "rigi", name: "Rigi Kulm", region: "Schwyz", difficulty: .moderate, kilometers: 9.8, minutes: 260,
            heights: [435, 690, 1010, 1320, 1550, 1798], summary: "summary.rigi"),
        Trail(
            id: "fuenfseen", name: "Fünf-Seen-Weg", region: "Valais", difficulty: .moderate, kilometers: 9.3,
            minutes: 180, heights: [2571, 2537, 2440, 2388, 2310, 2270, 2288], summary: "summary.fuenfseen"),
        Trail(
            id: "saentis", name: "Säntis", region: "Appenzell", difficulty: .hard, kilometers: 15.6, minutes: 480,
            heights: [1352, 1645, 1580, 1940, 2130, 2435, 2502], summary: "summary.saentis"),
        Trail(
            id: "hardergrat", name: "Hardergrat", region: "Bern", difficulty: .hard, kilometers: 26.7, minutes: 690,
            heights: [567, 1306, 1890, 2137, 2050, 2276, 2244, 2350], summary: "summary.hardergrat"),
    ]
}
