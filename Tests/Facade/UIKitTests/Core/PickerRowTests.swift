import Testing
import UIKit

/// The rows of pickers come from their data sources.
@Suite @MainActor struct PickerRowTests {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let wheels = [["S", "M", "L", "XL"], ["red", "blue"]]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            wheels[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            wheels[component][row]
        }
    }
    private final class Dots: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 64 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            let dot = UIView()
            dot.tag = row + 1
            return dot
        }
    }

    private let picker = UIPickerView()

    private func titles() -> [String] {
        picker.layoutIfNeeded()
        return picker.subviews.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func `titles stand around the selected row`() throws {
        let source = Sizes()
        (picker.dataSource, picker.delegate) = (source, source)
        #expect(titles() == ["S", "M", "L", "red", "blue"])
        picker.selectRow(3, inComponent: 0, animated: false)
        #expect(titles() == ["M", "L", "XL", "red", "blue"])
        let selected = try #require(picker.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "XL" })
        #expect(selected.center.y == picker.bounds.midY && selected.alpha == 1)
        #expect(selected.frame.midX < picker.bounds.midX)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test func `views of the app's have the size of their rows`() throws {
        let source = Dots()
        (picker.dataSource, picker.delegate) = (source, source)
        picker.selectRow(1, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        let dot = try #require(picker.viewWithTag(2))
        #expect(dot.frame == CGRect(x: 110, y: 76, width: 100, height: 64))
        #expect(picker.viewWithTag(1)?.center.y == 42)
    }

    @Test func `without a data source there are no rows`() { #expect(titles() == []) }
}
