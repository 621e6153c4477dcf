import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

extension PaintingContext {
    /// Returns the operations of a view's content, without its background and its subviews.
    func content(of view: View) -> [DrawingOperation] {
        switch view.content {
        case .none, .stack, .scroll: []
        case .label(let text, let color):
            self.text.text(
                FramedText(label: text), color, in: frame, measuredWidth: measuredWidth, shadow: view.textShadow)
        case .image(let image, let mode): ImagePainting(image: image, mode: mode, context: self).operations()
        case .button(let button): ButtonPainting(button: button, context: self, shadow: view.textShadow).operations()
        case .textField(let field): TextFieldPainting(field: field, context: self).operations()
        case .textView(let view): text(FramedText(view), view.color)
        case .control(let control): operations(for: control, view.bars)
        case .opaque(let kind):
            PlaceholderPainting(kind: kind, hasSubviews: !view.subviews.isEmpty, context: self).operations()
        }
    }

    private func operations(for control: Control, _ contents: BarContents?) -> [DrawingOperation] {
        switch control {
        case .toggle(let isOn): inDirection(SwitchPainting(isOn: isOn, context: self).operations())
        case .slider(let value, let looks):
            SliderPainting(value: value, looks: looks ?? SliderLooks(), context: self).operations()
        case .stepper: StepperPainting(context: self).operations()
        case .segmented(let segments, let selected, let apportions):
            SegmentedControlPainting(
                segments: inDirection(segments), selected: selected.map { inDirection($0, of: segments.count) },
                apportionsByContent: apportions, context: self
            ).operations()
        case .progress(let value, _): inDirection(ProgressPainting(value: value, context: self).operations())
        case .activityIndicator: ActivityIndicatorPainting(context: self).operations()
        case .pageControl(let pages, let current):
            inDirection(PageControlPainting(pages: pages, current: current, context: self).operations())
        case .datePicker(let style, let mode):
            DatePickerPainting(style: style, mode: mode, context: self).operations()
        case .picker: WheelsPainting(wheels: WheelsPainting.picker, context: self).operations()
        case .searchBar(let placeholder): SearchBarPainting(placeholder: placeholder, context: self).operations()
        case .navigationBar(let bar, let isLarge):
            BarBackground(
                edge: .bottom, color: contents?.navigationColor, looks: contents?.barLooks ?? BarLooks(),
                context: material(contents)
            ).operations()
                + (contents.map { NavigationBarPainting.prompt($0, in: self) } ?? [])
                + NavigationBarPainting(
                    bar: bar, isLarge: isLarge && rows(contents).frame.height >= NavigationBarPainting.largeHeight,
                    contents: contents ?? BarContents(), context: rows(contents)
                ).contents(in: contents?.sides ?? .zero)
        case .tabBar(let titles): tabBar(titles, contents)
        case .toolbar:
            BarBackground(
                edge: .top, color: contents?.toolColor, looks: contents?.toolLooks ?? BarLooks(),
                context: material(contents)
            ).operations()
        }
    }

    private func tabBar(_ titles: [String], _ contents: BarContents?) -> [DrawingOperation] {
        let known = contents?.tabs ?? []
        let items = known.isEmpty ? titles.map { BarContents.Item($0) } : known
        return TabBarPainting(
            items: inDirection(items), selected: inDirection(contents?.selectedTab ?? 0, of: items.count),
            height: contents.map { frame.height - max(0, $0.insets.bottom) } ?? ControlMetrics.tabBarHeight,
            areIconsUnknown: known.isEmpty, looks: contents ?? BarContents(), context: self
        ).operations()
    }

    /// Returns the context for the titles of a navigation bar that is a view, which may have more content below them.
    private func rows(_ contents: BarContents?) -> PaintingContext {
        inside(
            frame.inset(by: EdgeInsets(top: contents?.promptHeight ?? 0, bottom: max(0, contents?.insets.bottom ?? 0))))
    }

    /// Returns the context for the background of a bar that is a view.
    private func material(_ contents: BarContents?) -> PaintingContext {
        guard let insets = contents?.insets else { return self }
        return inside(frame.inset(by: EdgeInsets(top: min(0, insets.top), bottom: min(0, insets.bottom))))
    }
}

extension BarContents {
    /// The left and right insets of the items in a bar that is a view, in points.
    var sides: EdgeInsets { EdgeInsets(left: insets.left, right: insets.right) }
}
