// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UIPickerViewDelegate where Self: _RXDelegateProxy {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        delegate(or: NoDelegate.shared as any UIPickerViewDelegate).pickerView(pickerView, widthForComponent: component)
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        delegate(or: NoDelegate.shared as any UIPickerViewDelegate).pickerView(
            pickerView, rowHeightForComponent: component)
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        delegate(or: NoDelegate.shared as any UIPickerViewDelegate).pickerView(
            pickerView, titleForRow: row, forComponent: component)
    }
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    {
        delegate(or: NoDelegate.shared as any UIPickerViewDelegate).pickerView(
            pickerView, attributedTitleForRow: row, forComponent: component)
    }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        delegate(or: NoDelegate.shared as any UIPickerViewDelegate).pickerView(
            pickerView, viewForRow: row, forComponent: component, reusing: view)
    }
}
