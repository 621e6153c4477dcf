import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIView {
    /// Applies the values of a control in a file.
    func take(_ control: Control, _ object: InterfaceBuilderObject?, in bundle: Bundle?) {
        switch (self, control) {
        case (let view as UISwitch, .toggle(let isOn)): view.isOn = isOn
        case (let view as UISegmentedControl, .segmented(let parts, let selected, let apportions)):
            view.take(parts, selected, apportions, object?.images(ofSegments: parts, in: bundle) ?? [:])
        case (let view as UIProgressView, .progress(let value, let isBar)):
            view.progress = Float(value)
            view.progressViewStyle = isBar ? .bar : .default
        case (let view as UIActivityIndicatorView, .activityIndicator(let isLarge)):
            let isHidden = view.isHidden
            view.style = isLarge ? .large : .medium
            view.isHidden = isHidden
        case (let view as UIPageControl, .pageControl(let pages, let current)):
            view.numberOfPages = pages
            view.currentPage = current
        case (let view as UIDatePicker, .datePicker(let style, let mode)): view.take(style, mode)
        case (let view as UISearchBar, .searchBar(let placeholder)):
            view.placeholder = placeholder
        case (let view as UINavigationBar, .navigationBar(let bar, _)):
            let item = UINavigationItem(title: bar.title)
            if let first = object?.members(of: "items").first { item.takeAttributes(first, in: bundle) }
            view.items = [item]
        case (let view as UITabBar, .tabBar(let titles)):
            view.items = titles.map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
        case (let view as UIToolbar, .toolbar):
            view.items = (object?.members(of: "items") ?? []).map { item in
                UIBarButtonItem(title: item.text("title"), style: .plain, target: nil, action: nil)
            }
        default: break
        }
    }
}

extension UISegmentedControl {
    fileprivate func take(
        _ segments: [Control.Segment], _ selected: Int?, _ apportions: Bool, _ images: [Int: UIImage]
    ) {
        for (position, segment) in segments.enumerated() {
            if segment.imageWidth > 0 {
                let image = images[position] ?? UIImage(width: segment.imageWidth)
                insertSegment(with: image, at: position, animated: false)
            } else {
                insertSegment(withTitle: segment.title, at: position, animated: false)
            }
            setWidth(CGFloat(segment.width), forSegmentAt: position)
        }
        selectedSegmentIndex = selected ?? UISegmentedControl.noSegment
        apportionsSegmentWidthsByContent = apportions
    }
}

extension InterfaceBuilderObject {
    /// Returns the images of segments by index.
    @MainActor fileprivate func images(ofSegments segments: [Control.Segment], in bundle: Bundle?) -> [Int: UIImage] {
        guard let bundle else { return [:] }
        let objects = zip(segments, members(of: "segments")).enumerated().filter { $1.0.imageWidth > 0 }
        return objects.reduce(into: [:]) { images, part in
            images[part.offset] = part.element.1.image("image").flatMap { UIImage($0, in: bundle) }
        }
    }
}

extension UIDatePicker {
    fileprivate func take(_ style: Control.DatePickerStyle, _ mode: Control.DatePickerMode) {
        preferredDatePickerStyle =
            switch style {
            case .wheels: .wheels
            case .compact: .compact
            case .inline: .inline
            }
        datePickerMode =
            switch mode {
            case .date: .date
            case .time: .time
            case .dateAndTime: .dateAndTime
            case .countDownTimer: .countDownTimer
            }
    }
}
