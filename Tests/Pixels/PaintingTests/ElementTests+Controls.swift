import LayoutSimViewTree

extension ElementTests {
    static let controls: [Case] = [
        Case(
            "a switch that is on", .control(.toggle(isOn: true)), 51, 31, .light,
            "fill path of 9 10,20 51x31 #34C759", "fill path of 9 32,22 27x27 #FFFFFF"),
        Case(
            "a switch that is off", .control(.toggle(isOn: false)), 51, 31, .light,
            "fill path of 9 10,20 51x31 #3C3C434C", "fill path of 9 12,22 27x27 #FFFFFF"),
        Case(
            "a switch that is off in the dark", .control(.toggle(isOn: false)), 51, 31, .dark,
            "fill path of 9 10,20 51x31 #EBEBF54C", "fill path of 9 12,22 27x27 #FFFFFF"),
        Case(
            "a long switch", .control(.toggle(isOn: true)), 63, 28, .light,
            "fill path of 9 10,20 63x28 #34C759", "fill path of 9 34.16,22 36.84x24 #FFFFFF"),
        Case(
            "a slider", .control(.slider(value: 0.25)), 87, 31, .light,
            "fill path of 9 10,32.5 87x6 #E9E9EB",
            "fill path of 9 10,32.5 31.25x6 #007AFF",
            "fill path of 9 20.75,24 41x27 #00000008",
            "fill path of 9 21.5,24 39.5x25.5 #0000000C",
            "fill path of 9 22,23.75 38.5x24.5 #00000014",
            "fill path of 9 22.25,23.5 38x24 #FFFFFF"),
        Case(
            "a slider beyond its end", .control(.slider(value: 7)), 87, 31, .light,
            "fill path of 9 10,32.5 87x6 #E9E9EB",
            "fill path of 9 10,32.5 68x6 #007AFF",
            "fill path of 9 57.5,24 41x27 #00000008",
            "fill path of 9 58.25,24 39.5x25.5 #0000000C",
            "fill path of 9 58.75,23.75 38.5x24.5 #00000014",
            "fill path of 9 59,23.5 38x24 #FFFFFF"),
        Case(
            "progress", .control(.progress(value: 0.5)), 60, 4, .light,
            "fill path of 9 10,20 60x4 #E9E9EB",
            "fill path of 9 10,20 30x4 #007AFF"),
        Case(
            "no progress", .control(.progress(value: 0)), 60, 4, .light,
            "fill path of 9 10,20 60x4 #E9E9EB"),
        Case(
            "a stepper", .control(.stepper), 94, 32, .light,
            "fill path of 9 10,20 94x32 #7676801E",
            "fill rect 56.5,24 1x24 #3C3C434A",
            "stroke path of 2 28.5,36 10x0 1.5 round #000000",
            "stroke path of 4 75.5,31 10x10 1.5 round #000000"),
        Case(
            "pages", .control(.pageControl(pages: 3, current: 1)), 60, 26, .light,
            "fill path of 9 18.667,29.167 7.667x7.667 #3C3C434C",
            "fill path of 9 36.167,29.167 7.667x7.667 #000000B4",
            "fill path of 9 53.667,29.167 7.667x7.667 #3C3C434C"),
        Case(
            "more pages than have room", .control(.pageControl(pages: 9, current: 8)), 40, 26, .light,
            "fill path of 9 17.417,29.167 7.667x7.667 #3C3C434C",
            "fill path of 9 34.917,29.167 7.667x7.667 #000000B4"),
        Case(
            "a search bar", .control(.searchBar(placeholder: "Find")), 80, 56, .light,
            "fill path of 9 18,30 64x36 #7676801E",
            "stroke path of 11 29,42 12x12 1.5 round #3C3C4399",
            "glyphs 2 Inter-Regular 17 at 49,54 #3C3C4399"),
        Case(
            "a tool bar", .control(.toolbar), 80, 44, .light,
            "fill rect 10,20 80x44 #F8F8F8",
            "fill rect 10,19.5 80x0.5 #B2B2B2"),
        Case(
            "a dark tool bar", .control(.toolbar), 80, 44, .dark,
            "fill rect 10,20 80x44 #161616",
            "fill rect 10,19.5 80x0.5 #3D3D3F"),
    ]
}
