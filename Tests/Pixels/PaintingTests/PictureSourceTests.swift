import LayoutSimDevices
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// What is in a picture of the screen, and what in one of its layers.
@Suite struct PictureSourceTests {
    @Test func `layers have no status bar and no home indicator`() throws {
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-x").viewport(.portrait)
        var screen = Screen(uncheckedName: "test", viewport: viewport, root: View("view"), constraints: [])
        #expect(Set(try picture(screen).items.map(\.view)) == ["status-bar", "home-indicator"])
        screen.picture = .layers
        #expect(try picture(screen).items.isEmpty)
    }

    private func slider(_ source: Screen.PictureSource, isGlass: Bool) throws -> [String] {
        let slider = View("a", content: .control(.slider(value: 0.5, looks: nil)))
        let root = View("view", subviews: [slider])
        let frame = Rect(x: 10, y: 20, width: 200, height: 34)
        var screen = screen(root, slider.constraints(frame: frame, in: root), size: Size(width: 300, height: 100))
        if !isGlass { screen.rules.controls.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2) }
        screen.picture = source
        return try picture(screen).lines(of: "a").filter { !$0.hasSuffix("#00000008") && !$0.hasSuffix("#0000000C") }
    }

    @Test func `a knob of glass is not in the layers`() throws {
        #expect(
            try slider(.screen, isGlass: true) == [
                "fill path of 9 10,34 200x6 #E9E9EB", "fill path of 9 10,34 100x6 #007AFF",
                "fill path of 9 90.75,25.25 38.5x24.5 #00000014", "fill path of 9 91,25 38x24 #FFFFFF",
            ])
        #expect(
            try slider(.layers, isGlass: true) == [
                "fill path of 9 10,34 200x6 #E9E9EB", "fill path of 9 10,34 100x6 #007AFF",
            ])
        #expect(try slider(.layers, isGlass: false).last == "fill path of 9 96.5,24 27x27 #FFFFFF")
    }

    private func toggle(isOn: Bool) throws -> [String] {
        let toggle = View("a", content: .control(.toggle(isOn: isOn)))
        let root = View("view", subviews: [toggle])
        let frame = Rect(x: 10, y: 20, width: 51, height: 31)
        var screen = screen(root, toggle.constraints(frame: frame, in: root))
        screen.rules.controls.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2)
        screen.rules.controls.toggleInsets = .zero
        return try picture(screen).lines(of: "a")
    }

    @Test func `before iOS 26 the thumb of a switch casts a shadow`() throws {
        let shadow = [
            "fill path of 9 30.5,22.5 30x30 #00000008", "fill path of 9 31.25,22.5 28.5x28.5 #0000000C",
            "fill path of 9 31.75,22.25 27.5x27.5 #00000014",
        ]
        #expect(try toggle(isOn: true).dropFirst() == shadow + ["fill path of 9 32,22 27x27 #FFFFFF"])
        #expect(try toggle(isOn: false).first == "fill path of 9 10,20 51x31 #E9E9EB")
    }

    @Test(arguments: [(true, false, "#0088FF"), (true, true, "#007AFF"), (false, false, "#007AFF")])
    func `blue is that of iOS 26 on its devices`(_ isGlass: Bool, _ isFile: Bool, _ color: String) throws {
        let bar = View("a", content: .control(.progress(value: 1)))
        let root = View("view", subviews: [bar])
        let frame = Rect(x: 0, y: 0, width: 20, height: 4)
        var screen = screen(root, bar.constraints(frame: frame, in: root))
        if !isGlass { screen.rules.controls.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2) }
        screen.rules.stacksStretchOpenItems = isFile
        #expect(try picture(screen).lines(of: "a").last?.hasSuffix(color) == true)
    }

    private func stepper(isGlass: Bool, _ edit: (inout PartLooks) -> Void) throws -> [String] {
        var stepper = View("a", content: .control(.stepper))
        edit(&stepper.partLooks)
        let root = View("view", subviews: [stepper])
        let frame = Rect(x: 10, y: 20, width: 94, height: 32)
        var screen = screen(root, stepper.constraints(frame: frame, in: root), size: Size(width: 300, height: 100))
        if !isGlass { screen.rules.controls.sliderInsets = EdgeInsets(left: 2, bottom: 1, right: 2) }
        return try picture(screen).lines(of: "a")
    }

    @Test func `the sign of a stepper without effect is dimmed`() throws {
        let enabled = try stepper(isGlass: true) { _ in }
        #expect(enabled[1] == "fill rect 56.5,24 1x24 #3C3C434A")
        #expect(enabled.dropFirst(2).allSatisfy { $0.hasSuffix("#000000") })
        let least = try stepper(isGlass: true) { $0.isDecrementDimmed = true }
        #expect(least[2].hasSuffix("#3C3C434C") && least[3].hasSuffix("#000000"))
        let greatest = try stepper(isGlass: false) { $0.isIncrementDimmed = true }
        #expect(greatest[1] == "fill rect 56.5,27 1x18 #3C3C434A")
        #expect(greatest[2].hasSuffix("#000000") && greatest[3].hasSuffix("#00000080"))
    }
}
