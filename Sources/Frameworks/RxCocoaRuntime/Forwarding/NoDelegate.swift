import Foundation
import UIKit

/// An object that answers as if it had none of the optional methods, in place of a delegate that is not there.
@MainActor
final class NoDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UINavigationControllerDelegate, UIPickerViewDelegate, UISearchBarDelegate, UITabBarControllerDelegate,
    UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate
{
    static let shared = NoDelegate()

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
}
