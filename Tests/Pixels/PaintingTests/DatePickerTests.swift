import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// A date picker shows the values of its mode.
@Suite struct DatePickerTests {
    private func texts(_ style: Control.DatePickerStyle, _ mode: Control.DatePickerMode) throws -> [String] {
        let view = View("a", content: .control(.datePicker(style: style, mode: mode)))
        let root = View("view", subviews: [view])
        let frame = Rect(x: 0, y: 0, width: 320, height: 216)
        let screen = screen(root, view.constraints(frame: frame, in: root), size: Size(width: 320, height: 216))
        return try GlyphReader().texts(of: "a", in: picture(screen))
    }

    @Test(
        arguments: [
            (.date, ["January", "9", "2007"]), (.time, ["9", "41", "AM"]),
            (.dateAndTime, ["Tue Jan 9", "9", "41", "AM"]),
            (.countDownTimer, ["0 hours", "1 min"]),
        ] as [(Control.DatePickerMode, [String])]) func `wheels have a middle row for each part`(
            _ mode: Control.DatePickerMode, _ middle: [String]
        ) throws
    {
        let texts = try texts(.wheels, mode)
        #expect(middle.allSatisfy { texts.contains($0) }, "\(texts)")
        #expect(texts.contains("2006") == (mode == .date))
    }

    @Test(
        arguments: [
            (.date, ["Jan 9, 2007"]), (.time, ["9:41 AM"]), (.dateAndTime, ["Jan 9, 2007", "9:41 AM"]),
        ] as [(Control.DatePickerMode, [String])]) func `plates hold the parts`(
            _ mode: Control.DatePickerMode, _ plates: [String]
        ) throws
    {
        #expect(try texts(.compact, mode) == plates)
    }
}
