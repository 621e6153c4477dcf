import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimMotion
import LayoutSimText
import LayoutSimViewTree

extension PropertyTableTests {
    static let motions = plainMotions + [repeated(2.5), repeated(.infinity)]

    private static func repeated(_ count: Double) -> Motion {
        var motion = plainMotions[0]
        (motion.repeats, motion.autoreverses, motion.keyTimes) = (count, true, [0, third, 1])
        return motion
    }

    private static let plainMotions = [
        Motion(time: third, delay: 0, duration: 0.3, curve: .cubic(CubicCurve(0.42, 0, third, 1))),
        Motion(time: 1, delay: third, duration: 2, curve: .spring(Spring(frequency: third, ratio: 0.5, velocity: -1))),
        Motion(time: 1, delay: 0, duration: 2, curve: .settlingSpring(ratio: third, velocity: 3)),
    ]

    static let screens: [Owner] = {
        let bar = NavigationBar(title: "a", trailingButton: BarButton("b"))
        var screen = DocumentsTests.screen(View("root"), navigationBar: bar)
        screen.hasTabBar = true
        screen.hasToolBar = true
        let constraint = Constraint(
            .init(.view("root"), .width), .lessThanOrEqual, .init(.view("root"), .height), constant: 3)
        return [
            Owner(
                screen, in: { $0 },
                [
                    ("name", { $0.name = "other" }), ("viewport", { $0.viewport.scale = 3 }),
                    ("ownRoot", { $0.root.id = "other" }), ("constraints", { $0.constraints = [constraint] }),
                    ("ownNavigationBar", { $0.navigationBar = nil }), ("hasTabBar", { $0.hasTabBar = false }),
                    ("hasToolBar", { $0.hasToolBar = false }), ("rootKind", { $0.rootKind = .standalone }),
                    ("appearance", { $0.appearance = .dark }), ("isRightToLeft", { $0.isRightToLeft = true }),
                    ("picture", { $0.picture = .layers }),
                    ("rules", { $0.rules.edgeScale = 1 }),
                    ("ownBars", { $0.bars.tint = .black }),
                    ("motions", { $0.motions = motions }),
                ]),
            // Nothing asks for the corners of a display.
            Owner(
                screen.viewport,
                in: {
                    var changed = screen
                    changed.viewport = $0
                    return changed
                }, ignored: ["cornerRadius"],
                [
                    ("deviceName", { $0.deviceName = "other" }), ("orientation", { $0.orientation = .landscape }),
                    ("size", { $0.size.width = 100 + third }), ("scale", { $0.scale = 1 + third }),
                    ("traits", { $0.traits.tabBarHeight = third }),
                ]),
            // Size classes decide what is read from a file.
            Owner(
                screen.viewport.traits,
                in: {
                    var changed = screen
                    changed.viewport.traits = $0
                    return changed
                }, ignored: ["horizontalSizeClass", "verticalSizeClass"],
                [
                    ("statusBarHeight", { $0.statusBarHeight = third }), ("safeArea", { $0.safeArea.left = third }),
                    ("navigationBarHeight", { $0.navigationBarHeight = third }),
                    ("tabBarHeight", { $0.tabBarHeight = third }), ("toolBarHeight", { $0.toolBarHeight = third }),
                ]),
            Owner(
                bar, in: { DocumentsTests.screen(View("root"), navigationBar: $0) },
                [("title", { $0.title = "x" }), ("trailingButton", { $0.trailingButton?.style = .done })]),
            Owner(
                constraint, in: { DocumentsTests.screen(View("root"), [$0]) }, ignored: ["line"],
                [
                    ("identifier", { $0.identifier = "a b" }), ("first", { $0.first.attribute = .height }),
                    ("relation", { $0.relation = .equal }),
                    ("second", { $0.second?.item = .guide(.margins, owner: "root") }),
                    ("multiplier", { $0.multiplier = third }), ("constant", { $0.constant = -third }),
                    ("priority", { $0.priority = 999.9 }), ("priority", { $0.priority = 0 }),
                    (
                        "formerConstants",
                        {
                            $0.formerConstants = [
                                FormerConstant(constant: -third, motion: 0), FormerConstant(constant: 4, motion: 2),
                            ]
                        }
                    ),
                ]),
            Owner(
                SystemRules(),
                in: {
                    var changed = screen
                    changed.rules = $0
                    return changed
                },
                [
                    ("controls", { $0.controls.stepper.width += third }),
                    ("marginsIncludeSafeArea", { $0.marginsIncludeSafeArea.toggle() }),
                    ("proportionalStacksCountSpacing", { $0.proportionalStacksCountSpacing.toggle() }),
                    ("stacksStretchOpenItems", { $0.stacksStretchOpenItems.toggle() }),
                    ("wideSideMargin", { $0.wideSideMargin = 16 }),
                    ("edgeScale", { $0.edgeScale = third }),
                ]),
            Owner(
                ControlMetrics(),
                in: {
                    var changed = screen
                    changed.rules.controls = $0
                    return changed
                },
                [
                    ("toggle", { $0.toggle.height = third }), ("toggleInsets", { $0.toggleInsets.top = third }),
                    ("sliderHeight", { $0.sliderHeight = third }), ("sliderInsets", { $0.sliderInsets.top = third }),
                    ("stepper", { $0.stepper.height = third }), ("segmentedHeight", { $0.segmentedHeight = third }),
                    ("segmentedInsets", { $0.segmentedInsets.top = third }),
                    ("segmentFont", { $0.segmentFont.size = third }), ("segmentPadding", { $0.segmentPadding = third }),
                    ("segmentSeparator", { $0.segmentSeparator = third }),
                    ("progressHeight", { $0.progressHeight = third }),
                    ("wheelsHeight", { $0.wheelsHeight = third }),
                    ("pageControlHeight", { $0.pageControlHeight = third }),
                    ("roundedFieldHeight", { $0.roundedFieldHeight = third }),
                    ("plainFieldPadding", { $0.plainFieldPadding = nil }),
                    ("plainFieldHeight", { $0.plainFieldHeight = third }),
                    ("searchBarHeight", { $0.searchBarHeight = third }),
                    ("navigationBarHeight", { $0.navigationBarHeight = third }),
                    ("largeNavigationBarHeight", { $0.largeNavigationBarHeight = third }),
                ]),
        ]
    }()
}
