import Foundation
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// A frozen screen has the images, ticks and dates that the app gave to parts of controls.
@MainActor @Suite struct FrozenPartLookTests {
    private func looks(_ view: UIView) -> PartLooks? {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(view)
        return root.frozen(named: "looks").root.subviews.first?.partLooks
    }

    private func picture(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 5)).image { $0.fill($0.format.bounds) }
    }

    @Test func `a progress view has the images of its bar and track`() {
        let progress = UIProgressView()
        #expect(looks(progress) == PartLooks())
        (progress.progressImage, progress.trackImage) = (picture(3), picture(4))
        #expect(looks(progress)?.progress?.size.width == 3)
        #expect(looks(progress)?.track?.size.width == 4)
    }

    @Test func `the image of a page comes before the preferred one, and that of the current page before both`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 2
        pages.setIndicatorImage(picture(4), forPage: 1)
        #expect(looks(pages)?.pages.map { $0?.size.width } == [nil, 4, nil])
        pages.preferredIndicatorImage = picture(3)
        #expect(looks(pages)?.pages.map { $0?.size.width } == [3, 4, 3])
        pages.preferredCurrentPageIndicatorImage = picture(5)
        #expect(looks(pages)?.pages.map { $0?.size.width } == [3, 4, 5])
        pages.setCurrentPageIndicatorImage(picture(6), forPage: 2)
        #expect(looks(pages)?.pages.map { $0?.size.width } == [3, 4, 6])
    }

    @Test(arguments: [(1, true, 0), (2, true, 2), (1, false, 1)])
    func `a single dot can be hidden`(_ count: Int, _ hides: Bool, _ shown: Int) {
        let pages = UIPageControl()
        pages.numberOfPages = count
        pages.hidesForSinglePage = hides
        #expect(pages.contentValue() == .control(.pageControl(pages: shown, current: 0)))
    }

    @Test func `a slider has the ticks of its track`() {
        let slider = UISlider()
        slider.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 3)
        #expect(looks(slider)?.ticks == [0, 0.5, 1])
    }

    /// 2024-02-29 at 13:47 in Greenwich.
    private static let day = Date(timeIntervalSince1970: 1_709_214_420)

    private func shown(
        _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ edit: (UIDatePicker) -> Void = { _ in }
    ) -> ShownDate? {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        picker.date = Self.day
        edit(picker)
        return looks(picker)?.date
    }

    @Test func `a picker without a date shows that of Interface Builder`() {
        let picker = UIDatePicker()
        #expect(looks(picker)?.date == nil)
        picker.datePickerMode = .countDownTimer
        picker.date = Self.day
        #expect(looks(picker)?.date == nil)
    }

    @Test func `fields show the date in the picker's locale and time zone`() {
        #expect(shown(.dateAndTime, .compact) == .fields(["Feb 29, 2024", "1:47 PM"]))
        #expect(shown(.time, .compact) == .fields(["1:47 PM"]))
        #expect(shown(.date, .compact) { $0.locale = Locale(identifier: "de_DE") } == .fields(["29.02.2024"]))
        let later = shown(.time, .compact) {
            $0.timeZone = TimeZone(secondsFromGMT: 3600)
            $0.minuteInterval = 15
        }
        #expect(later == .fields(["2:45 PM"]))
    }

    private func rows(_ date: ShownDate?) -> [[String]] {
        if case .wheels(let wheels)? = date { wheels.map(\.rows) } else { [] }
    }

    @Test func `wheels have the date in their middle and are in the order of the locale`() {
        #expect(rows(shown(.date, .wheels)).map { $0[2] } == ["February", "29", "2024"])
        #expect(rows(shown(.date, .wheels)).map { $0[3] } == ["March", "1", "2025"])
        let german = shown(.date, .wheels) { $0.locale = Locale(identifier: "de_DE") }
        #expect(rows(german).map { $0[2] } == ["29", "Februar", "2024"])
        #expect(rows(shown(.dateAndTime, .wheels)).map { $0[2] } == ["Thu Feb 29", "1", "47", "PM"])
        #expect(rows(shown(.time, .wheels) { $0.minuteInterval = 5 })[1] == ["35", "40", "45", "50", "55"])
        #expect(rows(shown(.time, .wheels) { $0.locale = Locale(identifier: "de_DE") }).map { $0[2] } == ["13", "47"])
        let timer = shown(.countDownTimer, .wheels) { $0.countDownDuration = 5400 }
        #expect(rows(timer) == [["", "0", "1 hours", "2", "3"], ["28", "29", "30 min", "31", "32"]])
    }

    @Test func `the month of an inline picker begins on its weekday`() {
        guard case .month(let month, let time)? = shown(.dateAndTime, .inline) else {
            Issue.record("no month")
            return
        }
        #expect(month.title == "February 2024" && time == "1:47 PM")
        #expect(month.weekdays.first == "SUN" && month.firstColumn == 4)
        #expect(month.days == 29 && month.chosen == 29)
    }
}
