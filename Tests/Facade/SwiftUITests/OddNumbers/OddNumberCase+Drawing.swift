import SwiftUI

private let undrawn = "has a number that nothing can be drawn with"
private let outline = "has an outline without a place"

extension OddNumberCase {
    /// Forms and what fills them.
    static let shapes = [
        OddNumberCase("line", tells: undrawn) { Circle().stroke(.red, lineWidth: $0) },
        OddNumberCase("line within", tells: undrawn) { Circle().strokeBorder(.red, lineWidth: $0) },
        OddNumberCase("border", tells: undrawn) { Text("a").border(.red, width: $0) },
        OddNumberCase("dash", tells: undrawn) {
            Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [$0, 3]))
        },
        OddNumberCase("rounded rectangle") { RoundedRectangle(cornerRadius: $0).fill(.red) },
        OddNumberCase("inset form", tells: outline) { Circle().inset(by: $0).fill(.red) },
        OddNumberCase("moved form", tells: outline) { Circle().offset(x: $0, y: 0).fill(.red) },
        OddNumberCase("scaled form", tells: outline) { Circle().scale($0).fill(.red) },
        OddNumberCase("turned form", tells: outline) { Rectangle().rotation(.degrees(Double($0))).fill(.red) },
        OddNumberCase("path", tells: outline) { number in
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: number, y: 3))
            }
            .stroke(.red)
        },
        OddNumberCase("part of a form") { Circle().trim(from: 0, to: $0).stroke(.red) },
        OddNumberCase("place in a gradient", tells: undrawn) { number in
            Rectangle().fill(
                LinearGradient(
                    stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)],
                    startPoint: .top, endPoint: .bottom))
        },
        OddNumberCase("end of a gradient", tells: undrawn) { number in
            Rectangle().fill(
                LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom))
        },
        OddNumberCase("radius of a gradient", tells: undrawn) { number in
            Rectangle().fill(
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: number))
        },
    ]

    /// Texts and symbols.
    static let texts = [
        OddNumberCase("font size", tells: "Text has a number that no letters can have") {
            Text("a").font(.system(size: $0))
        },
        OddNumberCase("kerning", tells: "Text has a number") { Text("a").kerning($0) },
        OddNumberCase("tracking", tells: "Text has a number") { Text("a").tracking($0) },
        OddNumberCase("baseline offset", tells: "Text has a number") { Text("a").baselineOffset($0) },
        OddNumberCase("line spacing", tells: "Text has a number") { Text("a\nb").lineSpacing($0) },
        OddNumberCase("least scale of a line", tells: "Text has a number") {
            Text("a long line").lineLimit(1).minimumScaleFactor($0).frame(width: 20)
        },
        OddNumberCase("least scale of lines", tells: "Text has a number") {
            Text("a long line").lineLimit(3).minimumScaleFactor($0).frame(width: 20)
        },
        OddNumberCase("number") { Text(Double($0), format: .number) },
        OddNumberCase("part of a symbol") { Image(systemName: "wifi", variableValue: Double($0)) },
    ]

    /// Controls with a value.
    static let controls = [
        OddNumberCase("slider", tells: "Slider has a value") { Slider(value: .constant(Double($0)), in: 0...1) },
        OddNumberCase("stepper") { Stepper("a", value: .constant(Double($0)), in: 0...1) },
        OddNumberCase("progress", tells: "ProgressView initialized with an out-of-bounds progress value.") {
            ProgressView(value: Double($0))
        },
        OddNumberCase("gauge", tells: "Gauge has a value") { number in Gauge(value: Double(number)) { Text("a") } },
        OddNumberCase("field") { TextField("a", value: .constant(Double($0)), format: .number) },
    ]
}
